import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable } from 'shared/ui/admin/data-table';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Notice } from 'shared/ui/notice';
import { nameState } from '../../staff/order-words';
import classes from '../../staff/staff.module.css';
import { CancelOrder } from './cancel-order';
import type { OrderData } from './load';
import { PackForm } from './pack-form';
import { ParcelActions } from './parcel-actions';
import { text } from './text';

/** One order: what goes where, its parcels, and what can be done about it now. */
export default function StaffOrderPage({ data, lang, params }: PageProps<OrderData>) {
  const words = text[lang];
  const face = useClockFace(lang);
  const { order, problem } = data;
  const path = localPath(lang, `/admin/orders/${params.id}`);
  if (!order)
    return (
      <AdminPage title={words.title(params.id ?? '')}>
        <Notice tone="error">{words.failed}</Notice>
      </AdminPage>
    );
  const own = { data, order, lang, path };
  const canCancel = ['confirmed', 'packed'].includes(order.state);
  return (
    <AdminPage
      title={words.title(String(order.id))}
      lead={`${nameState(order.state, lang)} · ${formatRupees(order.total, lang)}`}
      actions={<a href={localPath(lang, '/admin/orders')}>{words.back}</a>}
    >
      {problem?.code === 'conflict' ? (
        <Notice tone="error">{words.conflict}</Notice>
      ) : (
        <ProblemNotice problem={problem} lang={lang} />
      )}
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      <Panel title={words.to}>
        {order.ship_to && (
          <address className={classes.what}>
            <strong>{order.ship_to.name}</strong>
            {order.ship_to.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${order.ship_to.phone}`}>{order.ship_to.phone}</a>
          </address>
        )}
        {order.payment === 'cod' && <p>{words.cod}</p>}
        {order.gift_note && (
          <p>
            {words.gift}: {order.gift_note}
          </p>
        )}
        {order.customer_id !== null && (
          <p>
            <a href={localPath(lang, `/admin/people/${order.customer_id}`)}>{words.customer}</a>
          </p>
        )}
      </Panel>
      <Panel title={words.lines}>
        <DataTable
          label={words.lines}
          lang={lang}
          path={path}
          rows={order.lines}
          keyOf={({ id }) => id}
          empty="–"
          columns={[
            {
              key: 'product',
              label: words.product,
              show: ({ name, sku }) => (
                <span className={classes.what}>
                  {name}
                  <small>{sku}</small>
                </span>
              ),
            },
            {
              key: 'quantity',
              label: words.quantity,
              isNumber: true,
              show: ({ quantity }) => quantity,
            },
            { key: 'packed', label: words.packed, isNumber: true, show: ({ packed }) => packed },
          ]}
        />
        {canCancel && order.unpacked > 0 && <PackForm {...own} />}
      </Panel>
      <Panel title={words.parcels}>
        <DataTable
          label={words.parcels}
          lang={lang}
          path={path}
          rows={order.parcels}
          keyOf={({ id }) => id}
          empty={words.noParcels}
          columns={[
            {
              key: 'parcel',
              label: words.parcels,
              show: ({ id, lines, weight_grams }) => (
                <span className={classes.what}>
                  {words.parcel(id)}
                  {lines.map(({ name, pieces }) => (
                    <small key={name}>{`${pieces} × ${name}`}</small>
                  ))}
                  <small>{words.grams(weight_grams)}</small>
                </span>
              ),
            },
            {
              key: 'state',
              label: words.moves,
              show: ({ state, courier, awb }) => (
                <span className={classes.what}>
                  {nameState(state, lang)}
                  {awb && <small>{`${courier} ${awb}`}</small>}
                </span>
              ),
            },
            {
              key: 'actions',
              label: '',
              show: (parcel) => <ParcelActions {...own} parcel={parcel} />,
            },
          ]}
        />
      </Panel>
      {order.papers.length > 0 && (
        <Panel title={words.papers}>
          <ul>
            {order.papers.map(({ serial, path: paper }) => (
              <li key={serial}>
                <a href={localPath(lang, paper)}>{serial}</a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={words.moves}>
        <ul>
          {order.moves.map(({ to, who, why, at }) => (
            <li key={`${to} ${at}`}>
              {writeMoment(at, face)}: {nameState(to, lang)} ({who}, {why})
            </li>
          ))}
        </ul>
        {canCancel && <CancelOrder {...own} />}
      </Panel>
    </AdminPage>
  );
}
