import type { ShopCoupon } from 'shared/contracts/commerce-staff-coupons';
import { formatDate, formatNumber, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from '../../staff/staff.module.css';
import { CouponForm } from './coupon-form';
import type { CouponsData } from './load';
import { text } from './text';

/** Coupons, and a form for another one. */
export default function StaffCouponsPage(props: PageProps<CouponsData>) {
  const { data, lang } = props;
  const words = text[lang];
  const { problem } = data;
  const path = localPath(lang, '/admin/coupons');
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      {problem?.code === 'conflict' ? (
        <Notice tone="error">{words.conflict}</Notice>
      ) : (
        <ProblemNotice problem={problem} lang={lang} />
      )}
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      <Panel title={words.list}>
        <DataTable
          label={words.list}
          lang={lang}
          path={path}
          columns={columnsOf(props, path)}
          rows={data.coupons}
          keyOf={({ code }) => code}
          empty={words.none}
        />
      </Panel>
      <Panel title={words.add}>
        <CouponForm data={data} lang={lang} path={path} />
      </Panel>
    </AdminPage>
  );
}

function columnsOf({ data, lang }: PageProps<CouponsData>, path: string): Column<ShopCoupon>[] {
  const words = text[lang];
  const rupees = (paise: string) => formatRupees(paise, lang);
  const { typed, problem } = data;
  return [
    {
      key: 'code',
      label: words.code,
      show: ({ code, title }) => (
        <span className={classes.what}>
          <strong>{code}</strong>
          <small>{title}</small>
        </span>
      ),
      csv: ({ code }) => code,
    },
    {
      key: 'off',
      label: words.off,
      show: ({ basis_points, amount, most, minimum }) => (
        <span className={classes.what}>
          {basis_points !== null
            ? `${formatNumber(basis_points / 100, lang)} %`
            : rupees(amount ?? '0')}
          {most && <small>{words.upTo(rupees(most))}</small>}
          {minimum !== '0' && <small>{words.from(rupees(minimum))}</small>}
        </span>
      ),
    },
    {
      key: 'used',
      label: words.used,
      isNumber: true,
      show: ({ used, limit_total: limit }) => (limit === null ? used : words.of(used, limit)),
      csv: ({ used }) => used,
    },
    {
      key: 'until',
      label: words.until,
      show: ({ valid_until, is_open }) => (
        <span className={classes.what}>
          {valid_until ? formatDate(valid_until, lang, { dateStyle: 'medium' }) : '–'}
          <small>{is_open ? words.open : words.ended}</small>
        </span>
      ),
      csv: ({ valid_until }) => valid_until,
    },
    {
      key: 'actions',
      label: words.actions,
      show: ({ code, is_open }) => {
        const isRefused = typed.intent === 'end' && typed.code === code && problem !== null;
        return (
          is_open && (
            <Confirm
              label={words.end}
              title={words.endTitle(code)}
              action={words.doEnd}
              cancel={words.leave}
              to={path}
              fields={{ intent: 'end', code }}
              isOpen={isRefused}
              tone="quiet"
            >
              <p>{words.endWhat}</p>
              <TextInput
                label={words.why}
                name="why"
                minLength={5}
                maxLength={300}
                autoComplete="off"
                required
              />
            </Confirm>
          )
        );
      },
    },
  ];
}
