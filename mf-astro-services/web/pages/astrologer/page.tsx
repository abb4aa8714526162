import type { Astrologer } from 'shared/contracts/astro';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { FactList } from 'shared/ui/fact-list';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { astrologerWords } from '../../parts/astrologer-words';
import classes from './page.module.css';
import { missing } from './text';

const listPath = '/astrology-services/talk-to-astrologer';

export default function AstrologerPage({
  data,
  lang,
}: PageProps<{ astrologer: Astrologer | null }>) {
  const words = astrologerWords[lang];
  const { astrologer } = data;
  if (!astrologer)
    return (
      <PageIntro title={missing[lang].title} lead={missing[lang].lead}>
        <Button href={localPath(lang, listPath)}>{words.all}</Button>
      </PageIntro>
    );
  const facts: [term: string, value: string][] = [
    [words.skills, astrologer.skills.join(', ')],
    [words.languages, astrologer.languages.join(', ')],
    [words.experience, words.years(astrologer.experience_years)],
    [words.price, `${formatRupees(astrologer.price_per_minute, lang)} ${words.perMinute}`],
    [words.status, words.statuses[astrologer.status]],
  ];
  const crumbs = [{ href: localPath(lang, listPath), text: words.all }, { text: astrologer.name }];
  return (
    <>
      <PageIntro title={astrologer.name} lead={astrologer.about} crumbs={crumbs} />
      <div className={classes.body}>
        <img className={classes.portrait} src={astrologer.image} alt="" width={320} height={320} />
        <div>
          {astrologer.isDemo && <Notice tone="info">{words.demoNote}</Notice>}
          <FactList className={classes.facts} facts={facts} />
          <Button href={localPath(lang, '/astrology-services/free-kundli')}>{words.kundli}</Button>
        </div>
      </div>
    </>
  );
}
