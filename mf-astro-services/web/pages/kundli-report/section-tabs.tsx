import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import type { Lang } from 'shared/remote-kit/page';
import { sectionPath } from './address';
import classes from './page.module.css';
import type { ReportText } from './text';

interface SectionTabsProps {
  kept: KeptKundli;
  lang: Lang;
  text: ReportText;
}

/** The parts of the kundli; each is an address of its own. */
export function SectionTabs({ kept, lang, text }: SectionTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={text.parts}>
      <ul>
        {Object.entries(text.sections).map(([name, words]) => (
          <li key={name}>
            <a
              href={sectionPath(kept, name as KundliSection, lang)}
              aria-current={name === kept.section.name ? 'page' : undefined}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
