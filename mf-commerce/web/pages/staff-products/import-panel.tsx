import { formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Panel } from 'shared/ui/admin/admin-page';
import { DataTable } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { LongText } from '../../staff/inputs';
import classes from '../../staff/staff.module.css';
import type { ProductsData } from './load';
import { text } from './text';

interface ImportPanelProps {
  data: ProductsData;
  lang: Lang;
  path: string;
}

/** Rows that change many variants: first looked at, then carried out as a whole. */
export function ImportPanel({ data: { preview, typed }, lang, path }: ImportPanelProps) {
  const words = text[lang];
  const csv = typed.csv ?? '';
  return (
    <Panel title={words.import} lead={words.importLead} id="import">
      <form method="post" action={`${path}#import`} className={classes.form}>
        <input type="hidden" name="intent" value="preview" />
        <LongText
          label={words.csv}
          name="csv"
          defaultValue={csv}
          placeholder="sku,price,mrp,valid_from,on_hand"
          maxLength={200_000}
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" tone="secondary">
            {words.look}
          </Button>
        </div>
      </form>
      {preview && preview.faults.length > 0 && <Faults preview={preview} lang={lang} path={path} />}
      {preview && preview.faults.length === 0 && preview.digest === null && (
        <Notice tone="info">{words.nothing}</Notice>
      )}
      {preview?.digest && (
        <>
          <Changes preview={preview} lang={lang} path={path} />
          <form method="post" action={path} className={classes.form}>
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="digest" value={preview.digest} />
            <input type="hidden" name="csv" value={csv} />
            <TextInput
              label={words.why}
              name="why"
              minLength={5}
              maxLength={300}
              autoComplete="off"
              required
            />
            <div>
              <Button type="submit">{words.carryOut}</Button>
            </div>
          </form>
        </>
      )}
    </Panel>
  );
}

interface PreviewProps {
  preview: NonNullable<ProductsData['preview']>;
  lang: Lang;
  path: string;
}

function Faults({ preview, lang, path }: PreviewProps) {
  const words = text[lang];
  return (
    <>
      <Notice tone="error">{words.faults}</Notice>
      <DataTable
        label={words.faults}
        lang={lang}
        path={path}
        rows={preview.faults}
        keyOf={({ line, column }) => `${line} ${column}`}
        empty="–"
        columns={[
          { key: 'line', label: words.line, isNumber: true, show: ({ line }) => line },
          { key: 'column', label: words.column, show: ({ column }) => column },
          {
            key: 'fault',
            label: words.fault,
            show: ({ fault }) => <span className={classes.what}>{fault}</span>,
          },
        ]}
      />
    </>
  );
}

function Changes({ preview, lang, path }: PreviewProps) {
  const words = text[lang];
  const rupees = (paise: string) => formatRupees(paise, lang);
  return (
    <DataTable
      label={words.would}
      lang={lang}
      path={path}
      rows={preview.changes}
      keyOf={({ line }) => line}
      empty="–"
      columns={[
        { key: 'line', label: words.line, isNumber: true, show: ({ line }) => line },
        { key: 'sku', label: 'SKU', show: ({ sku }) => sku },
        {
          key: 'price',
          label: words.price,
          show: ({ price }) => price && words.to(rupees(price.from), rupees(price.to)),
        },
        { key: 'from', label: words.from, show: ({ valid_from }) => valid_from },
        {
          key: 'stock',
          label: words.onHand,
          show: ({ on_hand: stock }) => stock && words.to(String(stock.from), String(stock.to)),
        },
      ]}
    />
  );
}
