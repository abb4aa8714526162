import type { PageProps } from 'shared/remote-kit/page';
import { localPath } from 'shared/i18n/local-path';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { describeBirth } from '../../model/matching/describe-birth';
import { matchText } from '../../model/matching/match-text';
import { MatchResult } from '../kundli-matching/match-result';
import { formPath, listSteps } from '../kundli-matching/steps';
import type { MatchData } from './load';
import classes from './page.module.css';
import { ShareBox } from './share-box';
import { keptText } from './text';

export default function KundliMatchPage({ data, lang }: PageProps<MatchData>) {
  const text = keptText[lang];
  const crumbs = [
    ...listSteps(lang).map(({ name, path }) => ({ href: localPath(lang, path), text: name })),
    { text: text.title },
  ];
  if (data.kind !== 'match')
    return (
      <>
        <PageIntro title={text.title} crumbs={crumbs} />
        <div className={classes.body}>
          <Notice tone={data.kind === 'gone' ? 'info' : 'error'}>{text[data.kind]}</Notice>
          <div>
            <Button href={localPath(lang, formPath)}>{text.make}</Button>
          </div>
        </div>
      </>
    );
  const { matching } = data.kept;
  const [his, hers] = [matching.boy, matching.girl].map((birth) => describeBirth(birth, lang));
  const { boy, girl } = matchText[lang];
  return (
    <>
      <PageIntro title={text.title} lead={`${boy}: ${his} · ${girl}: ${hers}`} crumbs={crumbs} />
      <div className={classes.body}>
        <MatchResult matching={matching} lang={lang} />
        <ShareBox kept={data.kept} lang={lang} text={text} />
      </div>
    </>
  );
}
