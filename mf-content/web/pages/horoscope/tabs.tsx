import classes from './tabs.module.css';

interface TabsProps {
  /** What one chooses among. */
  label: string;
  tabs: { href: string; text: string; isCurrent: boolean }[];
}

/** Pages beside each other, as links in a row. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      <ul>
        {tabs.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
