import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { showUser } from '../../model/shown-user';
import { PleaseSignIn } from '../../please-sign-in/please-sign-in';
import type { ProfileData } from './load';
import { PictureForm } from './picture-form';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';
import { text } from './text';
import classes from './user-profile.module.css';

/** A customer's own page: picture, details, e-mail, sessions. */
export default function UserProfilePage({ data, lang, session }: PageProps<ProfileData>) {
  const words = text[lang];
  if (!session) return <PleaseSignIn lang={lang} title={words.title} path="/user-profile" />;
  const { user, notice } = data;
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  const shown = showUser(user ? { ...user, img: user.img_url } : session, lang);
  return (
    <>
      <PageIntro title={words.title} crumbs={crumbs}>
        <div className={classes.who}>
          <img src={shown.avatar} alt="" width={72} height={72} />
          <p>
            <strong>{shown.name}</strong>
            <bdi>{shown.phone}</bdi>
          </p>
        </div>
        {notice && <Notice tone={notice === 'saved' ? 'success' : 'error'}>{words[notice]}</Notice>}
        {data.picture === 'saved' && <Notice tone="success">{words.picture.saved}</Notice>}
        {!user && <Notice tone="error">{words.unavailable}</Notice>}
      </PageIntro>
      {user && (
        <Section title={words.picture.title} lead={words.picture.lead}>
          <PictureForm picture={shown.avatar} outcome={data.picture} lang={lang} />
        </Section>
      )}
      {user && (
        <Section title={words.details} lead={words.detailsLead}>
          <ProfileForm data={data} user={user} lang={lang} />
        </Section>
      )}
      {data.sessions.length > 0 && (
        <Section title={words.sessions} lead={words.sessionsLead} id="sessions" tone="soft">
          <SessionList sessions={data.sessions} userId={session.id} lang={lang} />
        </Section>
      )}
      <Section title={words.cityAndClock} lead={words.cityAndClockLead} id="city-and-clock">
        <Button
          href={localPath(lang, `/preferences?back=${localPath(lang, '/user-profile')}`)}
          tone="secondary"
        >
          {words.toCityAndClock}
        </Button>
      </Section>
      <Section title={words.ownData} lead={words.ownDataLead} id="own-data">
        <Button href={localPath(lang, '/user-profile/data')} tone="secondary">
          {words.toOwnData}
        </Button>
      </Section>
    </>
  );
}
