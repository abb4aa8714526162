/** Why a change of releases was refused. */
export type RefusalCode =
  | 'unknown_remote'
  | 'missing_release'
  | 'bad_release'
  | 'damaged_release'
  | 'version_taken'
  | 'too_large'
  | 'bad_traffic'
  | 'canary_running'
  | 'no_previous'
  | 'never_default'
  | 'missing_endpoint'
  | 'shared_mismatch'
  | 'platform_mismatch'
  | 'address_taken'
  | 'catch_all'
  | 'staff_page'
  | 'contract_narrowed'
  | 'unsafe_migration'
  | 'does_not_start'
  | 'already_so'
  | 'already_done'
  | 'bad_operation'
  | 'busy'
  | 'unreachable';

/** A refusal, with a message for the person who asked. */
export interface Refusal {
  ok: false;
  code: RefusalCode;
  message: string;
}

export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}
