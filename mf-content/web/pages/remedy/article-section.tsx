import type { ArticleSection as Content } from 'shared/contracts/content-details';
import classes from './article-section.module.css';

/** The words around a section that belong to the page, not to the remedy. */
interface SectionText {
  costs: Record<'free' | 'small' | 'optional', string>;
  meaning: string;
  practice: string;
}

/** One section of a remedy, in the shape its kind asks for. */
export function ArticleSection({ section, text }: { section: Content; text: SectionText }) {
  switch (section.kind) {
    case 'text':
      return (
        <section>
          <h2>{section.heading}</h2>
          <Paragraphs of={section.paragraphs} />
        </section>
      );
    case 'mantra':
      return (
        <section>
          <h2>{section.heading}</h2>
          <figure className={classes.mantra}>
            <p className={classes.devanagari} lang="sa">
              {section.devanagari}
            </p>
            <p className={classes.transliteration}>{section.transliteration}</p>
            <figcaption>
              <span className={classes.label}>{text.meaning}: </span>
              {section.meaning}
            </figcaption>
          </figure>
          <p>
            <strong>{text.practice}:</strong> {section.practice}
          </p>
        </section>
      );
    case 'list':
      return (
        <section>
          <h2>
            {section.heading}
            {section.cost && (
              <span className={`${classes.cost} ${classes[section.cost]}`}>
                {text.costs[section.cost]}
              </span>
            )}
          </h2>
          {section.intro && <p>{section.intro}</p>}
          <ul>
            {section.items.map((item) => (
              <li key={item.text}>
                {item.term && <strong>{item.term}: </strong>}
                {item.text}
              </li>
            ))}
          </ul>
        </section>
      );
    case 'caution':
      return (
        <section className={classes.caution}>
          <h2>{section.heading}</h2>
          <Paragraphs of={section.paragraphs} />
        </section>
      );
  }
}

function Paragraphs({ of }: { of: string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
