/** The style sheet of `/ops`, in the colours of the site; what it lacks without the shell's is given. */
export const opsCss = `.ops {
  background: var(--paper, #fffaf2);
  color: var(--ink, #2b1d18);
  font-family: var(--font-body, system-ui, sans-serif);
  line-height: 1.5;
  overflow-wrap: break-word;
}
.ops :is(h1, h2, h3, p, dl, dd, ul) {
  margin: 0;
}
.ops :is(h1, h2) {
  color: var(--red-dark, #8c1a14);
  font-family: var(--font-title, Georgia, serif);
  font-weight: 400;
}
.ops h1 {
  font-size: clamp(1.6rem, 1.2rem + 2vw, 2.25rem);
}
.ops h2 {
  margin-block: 2.5rem 0.5rem;
  font-size: 1.5rem;
}
.ops h3 {
  font-family: inherit;
  font-size: 1.125rem;
  font-weight: 600;
}
.ops a {
  color: var(--teal-dark, #0a4a51);
}
.ops :focus-visible {
  outline: 3px solid var(--focus, #0a4a51);
  outline-offset: 2px;
}
.bar {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  padding: 0.5rem clamp(1rem, 3vw, 2.5rem);
  border-block-end: 1px solid var(--line, #ecdfcf);
  background: var(--surface, #fff);
}
.bar nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  order: 3;
  width: 100%;
}
.bar nav a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
}
.bar form {
  margin-inline-start: auto;
}
.ops .brand {
  color: var(--red-dark, #8c1a14);
  font-family: var(--font-title, Georgia, serif);
  font-size: 1.375rem;
  text-decoration: none;
}
.brand small {
  color: var(--ink-soft, #64524a);
  font-family: var(--font-body, system-ui, sans-serif);
  font-size: 0.875rem;
}
.ops main {
  width: 100%;
  max-width: 75rem;
  margin-inline: auto;
  padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem;
}
.ops .sign-in {
  max-width: 26rem;
}
.lead,
.note {
  color: var(--ink-soft, #64524a);
}
.note {
  font-size: 0.9375rem;
}
.told {
  padding: 0.75rem 1rem;
  border-radius: 0.75rem;
  background: var(--ok-soft, #e6f3e8);
  color: var(--ok, #1e6b3a);
}
.ops .told {
  margin-block-end: 1rem;
}
.told.bad {
  background: var(--red-soft, #fbe9e4);
  color: var(--error, #a3150f);
}
.remote {
  margin-block-start: 1.5rem;
}
.releases {
  display: grid;
  gap: 0.75rem;
  padding: 0.5rem 0;
  list-style: none;
}
.release {
  padding: 0.875rem 1rem;
  border: 1px solid var(--line, #ecdfcf);
  border-inline-start: 4px solid var(--line, #ecdfcf);
  border-radius: 0.75rem;
  background: var(--surface, #fff);
}
.release.default {
  border-inline-start-color: var(--teal, #0f6b74);
}
.release.canary {
  border-inline-start-color: var(--yellow, #f2b134);
}
.release.troubled {
  border-inline-start-color: var(--error, #a3150f);
}
.release .name {
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.625rem;
  align-items: center;
}
.chip {
  padding: 0.0625rem 0.625rem;
  border-radius: 99px;
  background: var(--teal-soft, #e2f1f1);
  color: var(--teal-dark, #0a4a51);
  font-size: 0.875rem;
}
.canary .chip {
  background: var(--yellow-soft, #fdf1d3);
  color: var(--ink, #2b1d18);
}
.release .chip.bad {
  background: var(--red-soft, #fbe9e4);
  color: var(--error, #a3150f);
}
.release dl {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: 0.5rem 1rem;
  padding-block: 0.625rem 0.25rem;
}
.release dt {
  color: var(--ink-soft, #64524a);
  font-size: 0.875rem;
}
.release dd {
  font-variant-numeric: tabular-nums;
}
.ops summary {
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--teal-dark, #0a4a51);
  cursor: pointer;
  font-weight: 600;
}
.ops summary::before {
  content: '+';
  width: 1.25rem;
}
.ops details[open] > summary::before {
  content: '–';
}
.ops details form,
.sign-in form {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  padding-block: 0.5rem;
}
.ops details form + form {
  border-block-start: 1px solid var(--line, #ecdfcf);
}
.ops label {
  display: grid;
  flex: 1 1 16rem;
  gap: 0.125rem;
  font-size: 0.9375rem;
}
.ops label.short {
  flex: 0 1 8rem;
}
.ops label input {
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--field-line, #8f7d70);
  border-radius: 0.5rem;
  background: var(--surface, #fff);
  color: inherit;
  font: inherit;
  font-size: 1rem;
}
.ops button {
  min-height: 2.75rem;
  padding: 0.25rem 1.25rem;
  border: 1px solid var(--teal, #0f6b74);
  border-radius: 99px;
  background: var(--teal, #0f6b74);
  color: #fff;
  cursor: pointer;
  font: inherit;
  font-weight: 600;
}
.ops button.grave {
  border-color: var(--red, #b3261e);
  background: var(--red, #b3261e);
}
.ops button.quiet {
  border-color: transparent;
  background: none;
  color: var(--teal-dark, #0a4a51);
}
.ops .wide {
  overflow-x: auto;
}
.ops table {
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
}
.ops :is(th, td) {
  padding: 0.375rem 0.875rem 0.375rem 0;
  border-block-end: 1px solid var(--line, #ecdfcf);
  text-align: start;
  vertical-align: top;
}
.ops .when {
  white-space: nowrap;
}
.ops .why {
  min-width: 14rem;
}
.ops code {
  color: var(--ink-soft, #64524a);
  font-size: 0.875rem;
}
.alarms,
.limits {
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.25rem;
}
@media (width < 48rem) {
  .wide :is(table, tbody, tr, td) {
    display: block;
  }
  .wide thead {
    display: none;
  }
  .wide tr {
    padding-block: 0.5rem;
  }
  .wide td {
    padding: 0;
    border: 0;
  }
  .wide code {
    overflow-wrap: anywhere;
    white-space: normal;
  }
}
@media (width >= 48rem) {
  .bar nav {
    order: 0;
    width: auto;
  }
}
`;
