import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { RemedyGrid } from '../../remedy-grid';
import { FestivalList } from './festival-list';
import type { HomeData } from './home-data';
import { StoryRail } from './story-rail';
import { text } from './text';

/** The festivals that come, remedies and stories. */
export default function ComingDays({
  festivals,
  remedies,
  stories,
  lang,
}: Pick<HomeData, 'festivals' | 'remedies' | 'stories'> & { lang: Lang }) {
  const t = text[lang];
  const to = (path: string) => localPath(lang, path);
  return (
    <>
      {festivals && festivals.days.length > 0 && (
        <Section
          title={t.festivalsTitle}
          lead={t.festivalsLead(festivals.city.name)}
          action={{ href: to('/rituals/festivals'), text: t.festivalsAction }}
        >
          <FestivalList festivals={festivals} lang={lang} />
        </Section>
      )}
      <Section
        title={t.remediesTitle}
        lead={t.remediesLead}
        action={{ href: to('/remedies'), text: t.remediesAction }}
        tone="soft"
      >
        {remedies ? (
          <RemedyGrid remedies={remedies} lang={lang} brief />
        ) : (
          <Notice tone="info">{t.remediesFailed}</Notice>
        )}
      </Section>
      {stories.length > 0 && (
        <Section
          title={t.storiesTitle}
          action={{ href: to('/web-stories'), text: t.storiesAction }}
        >
          <StoryRail stories={stories} lang={lang} />
        </Section>
      )}
    </>
  );
}
