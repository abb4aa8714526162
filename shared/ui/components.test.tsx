/** @jest-environment node */
import { renderToStaticMarkup as html } from 'react-dom/server';
import { Button } from './button';
import { Card, CardGrid } from './card';
import { Field, TextInput } from './field';
import { Icon } from './icon';
import { Notice } from './notice';
import { PageIntro } from './page-intro';
import { Section } from './section';
import { WideTable } from './wide-table';

describe('Button', () => {
  test('with an address it is a link', () => {
    expect(html(<Button href="/remedies">Open</Button>)).toMatch(/^<a [^>]*href="\/remedies">Open/);
  });

  test('else a button that does not submit unless told', () => {
    expect(html(<Button>Open</Button>)).toMatch(/^<button [^>]*type="button">/);
    expect(html(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  test('busy: it cannot be pressed, and says so', () => {
    expect(html(<Button busy>Sending...</Button>)).toMatch(/disabled="" aria-busy="true"/);
  });

  test('other attributes are passed on', () => {
    expect(
      html(
        <Button name="action" value="resend" aria-label="Send again">
          Again
        </Button>,
      ),
    ).toMatch(/value="resend" aria-label="Send again" name="action"/);
  });
});

describe('Field', () => {
  test('label, hint and error belong to the control', () => {
    const markup = html(
      <TextInput label="City" name="city" hint="Where you were born" error="Needed" />,
    );
    const id = /<label [^>]*for="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`id="${id}"`);
    expect(markup).toContain(`aria-describedby="${id}-hint ${id}-error"`);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(new RegExp(`<p id="${id}-error"[^>]*>Needed`));
  });

  test('without hint and error nothing is described', () => {
    const markup = html(
      <Field label="Sign" name="sign">
        {(control) => <select {...control} />}
      </Field>,
    );
    expect(markup).not.toContain('aria-');
    expect(markup).toContain('<select id="');
  });
});

test('a wide table can be named and reached by keyboard', () => {
  const markup = html(<WideTable label="Dashas">{<table />}</WideTable>);
  expect(markup).toMatch(/^<div [^>]*tabindex="0" role="region" aria-label="Dashas"><table>/);
});

test('an error notice is an alert, the others are a status', () => {
  expect(html(<Notice tone="error">Wrong</Notice>)).toContain('role="alert"');
  expect(html(<Notice tone="success">Done</Notice>)).toContain('role="status"');
});

test('a page intro has one h1 and says where the page is', () => {
  const markup = html(
    <PageIntro title="Sun" crumbs={[{ href: '/remedies', text: 'Remedies' }, { text: 'Sun' }]} />,
  );
  expect(markup.match(/<h1>/g)).toHaveLength(1);
  expect(markup).toContain('<a href="/remedies">Remedies</a>');
  expect(markup).toContain('<span aria-current="page">Sun</span>');
});

test('the way to a Hindi page has a Hindi name', () => {
  const crumbs = [{ href: '/hi/remedies', text: 'उपाय' }, { text: 'सूर्य' }];
  expect(html(<PageIntro title="सूर्य" crumbs={crumbs} />)).toContain('aria-label="आप यहाँ हैं"');
});

test('a section can lead to more', () => {
  const markup = html(
    <Section id="shop" title="From the shop" action={{ href: '/astro-estore', text: 'See all' }}>
      <p>…</p>
    </Section>,
  );
  expect(markup).toMatch(/<section id="shop"[^>]*>.*<h2>From the shop<\/h2>/);
  expect(markup).toContain('href="/astro-estore">See all');
});

test('a card is one link, its picture keeps its room', () => {
  const image = { src: '/media/a.svg', alt: '', width: 400, height: 300 };
  const markup = html(<Card href="/a" title="A" image={image} meta="₹100" />);
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toMatch(/width="400" height="300"/);
});

test.each([
  ['9rem', 'tiny'],
  ['12rem', 'narrow'],
  [undefined, 'medium'],
  ['20rem', 'wide'],
  ['30rem', 'broad'],
])('cards at least %s wide are %s', (min, step) => {
  expect(html(<CardGrid min={min}>x</CardGrid>)).toBe(`<div class="grid ${step}">x</div>`);
});

test('an icon is decoration unless it has a label', () => {
  expect(html(<Icon name="star" />)).toContain('aria-hidden="true"');
  expect(html(<Icon name="star" label="4 of 5" />)).toContain('role="img" aria-label="4 of 5"');
});
