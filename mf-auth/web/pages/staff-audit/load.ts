import {
  listStaffAudit,
  verifyStaffAudit,
  type StaffAuditLine,
} from 'shared/contracts/staff-audit';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { readTableView, type TableView } from 'shared/ui/admin/table-address';
import { text } from './text';

export interface AuditData {
  view: TableView;
  lines: StaffAuditLine[];
  total: number;
  perPage: number;
  /** Null: it was not asked for. */
  verified: { length: number; brokenAt: number | null } | null;
  hasFailed: boolean;
}

const load: Load<AuditData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const view = readTableView(query, ['id']);
  const { q, page, order } = view;
  const isVerified = query.has('verify');
  const [listed, verified] = await Promise.all([
    call(listStaffAudit, { query: { q, page, order } }),
    isVerified ? call(verifyStaffAudit, {}) : null,
  ]);
  const hasFailed = isFailure(listed) || isFailure(verified);
  const data: AuditData = {
    view,
    ...(isFailure(listed)
      ? { lines: [], total: 0, perPage: 50 }
      : { lines: listed.data, total: listed.total, perPage: listed.per_page }),
    verified:
      verified === null || isFailure(verified)
        ? null
        : { length: verified.length, brokenAt: verified.broken_at },
    hasFailed,
  };
  return { data, head, status: hasFailed ? 503 : 200 };
};

export default load;
