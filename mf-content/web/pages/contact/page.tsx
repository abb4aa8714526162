import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { CompanyDetails } from '../../parts/company/company-details';
import { TopicSections } from '../../topic/topic-sections';
import { TopicTop } from '../../topic/topic-top';
import { ContactForm } from './contact-form';
import classes from './contact.module.css';
import type { ContactData } from './load';
import { text } from './text';

/** The way to the people behind the site: a form, addresses, and what happens with a message. */
export default function ContactPage({ data, lang }: PageProps<ContactData>) {
  const { topic, crumbs, details, ticket } = data;
  const words = text[lang];
  return (
    <>
      <TopicTop topic={topic} crumbs={crumbs} lang={lang} />
      <Section title={words.form} lead={words.formLead}>
        <div className={classes.columns}>
          {ticket ? (
            <div id="sent">
              <Notice tone="success" title={words.sentTitle}>
                {words.sent(ticket)}
              </Notice>
            </div>
          ) : (
            <ContactForm data={data} lang={lang} />
          )}
          {details && <CompanyDetails facts={details} lang={lang} />}
        </div>
      </Section>
      <TopicSections blocks={topic.blocks} lang={lang} />
    </>
  );
}
