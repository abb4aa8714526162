import { Section } from 'shared/ui/section';
import classes from './guide.module.css';

/** A heading and what stands under it. */
export interface GuidePart {
  title: string;
  paragraphs: string[];
}

/** A short written guide under a tool; it stays off paper. */
export function Guide({ title, parts }: { title: string; parts: readonly GuidePart[] }) {
  return (
    <div className={classes.guide}>
      <Section title={title} tone="soft">
        <div className={classes.text}>
          {parts.map((part) => (
            <section key={part.title}>
              <h3>{part.title}</h3>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </Section>
    </div>
  );
}
