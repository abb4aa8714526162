import { staffRoleNames, staffRoles, type StaffRole } from 'shared/contracts/staff-roles';
import type { Lang } from 'shared/remote-kit/page';
import { FieldGroup } from 'shared/ui/field';
import classes from './staff-members.module.css';
import { text } from './text';

interface RoleChoiceProps {
  lang: Lang;
  chosen: readonly string[];
  /** Nobody is invited as an owner. */
  without?: StaffRole;
  error?: string | undefined;
}

/** The roles there are, each with what it is for. */
export function RoleChoice({ lang, chosen, without, error }: RoleChoiceProps) {
  const offered = staffRoleNames.filter((role) => role !== without);
  return (
    <FieldGroup label={text[lang].roles} name="roles" {...(error ? { error } : {})}>
      {() => (
        <div className={classes.roles}>
          {offered.map((role) => (
            <label key={role}>
              <input type="checkbox" name={`role_${role}`} defaultChecked={chosen.includes(role)} />
              <strong>{staffRoles[role].name[lang]}</strong>
              <small>{staffRoles[role].about[lang]}</small>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
