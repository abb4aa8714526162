import { html } from '../simulator';
import type { Order } from './state';

/** What a checkout was opened with, kept in its forms. */
export interface Checkout {
  order_id: string;
  callback_url: string;
  cancel_url: string;
  /** In a frame of the site, which is told instead of being led back to. */
  embedded?: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const hidden = (fields: object) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escape(name)}" value="${escape(String(value))}">`,
    )
    .join('');

const page = (title: string, content: string) =>
  html(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>
body{font:16px/1.5 system-ui;margin:0;background:#eef1f6;color:#1b2333}main{max-width:24rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{font-size:1.25rem;margin:0 0 .5rem}fieldset{border:1px solid #ccd;border-radius:.5rem;margin:1rem 0}label{display:block;margin:.5rem 0}
input,select,button{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border-radius:.4rem;border:1px solid #99a}
button{background:#1d4ed8;color:#fff;border:0;margin:.3rem 0;min-height:44px}button.plain{background:#fff;color:#1b2333;border:1px solid #99a}small{color:#556}</style>
<main>${content}</main></html>`);

const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`;

const form = (action: string, checkout: Checkout, content: string, fields: object = {}) =>
  `<form method="post" action="${escape(action)}">${hidden({ ...checkout, ...fields })}${content}</form>`;

/** Where the customer chooses how to pay; what is typed decides how it goes. */
export function checkoutPage(order: Order, checkout: Checkout, base: string) {
  const pay = (method: string, content: string) =>
    form(`${base}/checkout/pay`, checkout, `<fieldset>${content}</fieldset>`, { method });
  return page(
    'Checkout (simulator)',
    `<h1>Pay ${rupees(order.amount_due)}</h1><small>A simulator: no money moves.</small>
${pay(
  'upi',
  `<legend>UPI</legend><label>UPI id <input name="vpa" value="success@razorpay" list="vpas"></label>
<datalist id="vpas"><option value="success@razorpay"><option value="failure@razorpay"><option value="pending@razorpay"><option value="late@razorpay"></datalist><button>Pay by UPI</button>`,
)}
${pay(
  'card',
  '<legend>Card</legend><label>Number <input name="card" inputmode="numeric" value="4111 1111 1111 1111"></label><small>4000 0000 0000 0002 is declined.</small><button>Pay by card</button>',
)}
${pay(
  'netbanking',
  '<legend>Netbanking</legend><label>Bank <select name="bank"><option>HDFC</option><option>SBIN</option><option>ICIC</option></select></label><button>Go to the bank</button>',
)}
${form(`${base}/checkout/cancel`, checkout, '<button class="plain">Cancel</button>')}`,
  );
}

/** The bank's own page. */
export const bankPage = (order: Order, checkout: Checkout, base: string) =>
  page(
    'Bank (simulator)',
    `<h1>Welcome to the bank</h1><p>Pay ${rupees(order.amount_due)}?</p>${[
      'success',
      'failure',
      'pending',
      'late',
    ]
      .map((outcome) =>
        form(
          `${base}/checkout/pay`,
          checkout,
          `<button class="${outcome === 'success' ? '' : 'plain'}">${outcome}</button>`,
          { method: 'netbanking', outcome },
        ),
      )
      .join('')}`,
  );

/** Leads back as the provider does: by a form that the browser posts. */
export function returnPage(to: string, fields: Record<string, string>, isEmbedded: boolean) {
  const script = isEmbedded
    ? `parent.postMessage({simulator:${JSON.stringify(fields).replace(/</g, '\\u003c')}},'*')`
    : 'document.forms[0].submit()';
  return page(
    'Back to the shop',
    `<form method="post" action="${escape(to)}" target="_top">${hidden(fields)}<button>Back to the shop</button></form><script>${script}</script>`,
  );
}

export const notFoundPage = () => page('Not found', '<h1>There is no such order.</h1>');
export const paidPage = () => page('Paid', '<h1>This order is paid.</h1>');
