import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import classes from './page.module.css';
import type { Topic, TopicSection } from './topic';

/** Explains a service: a picture, its parts, and what can be done today. */
export default function TopicPage({ data }: PageProps<Topic>) {
  return (
    <>
      <PageIntro
        title={data.title}
        lead={data.lead}
        crumbs={[...data.crumbs, { text: data.title }]}
      />
      <div className={classes.top}>
        <img
          className={classes.picture}
          src={data.picture.src}
          alt={data.picture.alt}
          width={960}
          height={600}
        />
        <div className={classes.today}>
          <h2>{data.today.title}</h2>
          <p>{data.today.text}</p>
          <p className={classes.links}>
            {data.today.links.map(({ href, text }, index) => (
              <Button key={href} href={href} tone={index === 0 ? 'primary' : 'secondary'}>
                {text}
              </Button>
            ))}
          </p>
        </div>
      </div>
      {data.sections.map((section, index) => (
        <Section
          key={section.title}
          title={section.title}
          lead={section.lead}
          tone={index % 2 === 0 ? 'plain' : 'soft'}
        >
          <Items section={section} />
        </Section>
      ))}
    </>
  );
}

function Items({ section: { kind, items } }: { section: TopicSection }) {
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={classes[kind]}>
      {items.map(({ term, text }) => (
        <li key={term}>
          <h3>{term}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
