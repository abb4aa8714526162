import type { PaperKind } from '../data/invoice-schema';

const titlesEn: Record<PaperKind, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  invoice_cum_bill: 'Invoice-cum-bill of supply',
  credit_note: 'Credit note',
};
const titlesHi: Record<PaperKind, string> = {
  tax_invoice: 'कर बिल (टैक्स इनवॉइस)',
  bill_of_supply: 'आपूर्ति बिल',
  invoice_cum_bill: 'कर बिल एवं आपूर्ति बिल',
  credit_note: 'क्रेडिट नोट',
};

/** The words of papers. */
export const paperText = {
  en: {
    titles: titlesEn,
    demonstration: 'Demonstration: a trial site made this paper. It counts for nothing.',
    serial: 'Number',
    date: 'Date',
    gstin: 'GSTIN',
    state: 'State',
    recipient: 'Issued to',
    delivery: 'Delivered to',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Tax payable on reverse charge: no',
    credits: 'Lowers',
    reason: 'Reason',
    about: 'For',
    columns: [
      ...['', 'What', 'HSN/SAC', 'Quantity', 'Price'],
      ...['Discount', 'Taxable value', 'Rate', 'Tax', 'Total'],
    ],
    exempt: 'exempt',
    nil: 'nil',
    taxColumns: ['Rate', 'Taxable value', 'CGST', 'SGST', 'IGST'],
    territoryTax: 'UTGST',
    taxable: 'Taxable value',
    untaxed: 'Value of exempt and nil-rated supplies',
    total: 'Total',
    inWords: 'In words',
    amounts: 'All amounts are in rupees. Prices and totals include tax.',
    signature: (seller: string) =>
      `For ${seller}. Issued electronically under the Information Technology Act, 2000; it needs no signature.`,
    units: { PCS: 'pcs', SET: 'set', NOS: 'nos', OTH: '' },
    subjects: { order: 'Order', booking: 'Booking', plan: 'Plan' },
    footer: (serial: string, seller: string) => `${serial}  ·  ${seller}`,
  },
  hi: {
    titles: titlesHi,
    demonstration: 'नमूना: यह कागज़ परीक्षण साइट ने बनाया है। यह मान्य नहीं है।',
    serial: 'संख्या',
    date: 'तारीख़',
    gstin: 'GSTIN',
    state: 'राज्य',
    recipient: 'किसके नाम',
    delivery: 'कहाँ पहुँचाया',
    placeOfSupply: 'आपूर्ति का स्थान',
    reverseCharge: 'रिवर्स चार्ज पर कर: नहीं',
    credits: 'जिस बिल को घटाता है',
    reason: 'कारण',
    about: 'किसके लिए',
    columns: [
      ...['', 'विवरण', 'HSN/SAC', 'मात्रा', 'मूल्य'],
      ...['छूट', 'कर योग्य मूल्य', 'दर', 'कर', 'कुल'],
    ],
    exempt: 'कर मुक्त',
    nil: 'शून्य',
    taxColumns: ['दर', 'कर योग्य मूल्य', 'CGST', 'SGST', 'IGST'],
    territoryTax: 'UTGST',
    taxable: 'कर योग्य मूल्य',
    untaxed: 'कर मुक्त और शून्य दर की आपूर्ति का मूल्य',
    total: 'कुल',
    inWords: 'शब्दों में',
    amounts: 'सभी रकम रुपयों में हैं। मूल्य और कुल में कर शामिल है।',
    signature: (seller: string) =>
      `${seller} की ओर से। सूचना प्रौद्योगिकी अधिनियम, 2000 के अधीन इलेक्ट्रॉनिक रूप से जारी; हस्ताक्षर आवश्यक नहीं।`,
    units: { PCS: 'नग', SET: 'सेट', NOS: 'नग', OTH: '' },
    subjects: { order: 'ऑर्डर', booking: 'बुकिंग', plan: 'प्लान' },
    footer: (serial: string, seller: string) => `${serial}  ·  ${seller}`,
  },
};
