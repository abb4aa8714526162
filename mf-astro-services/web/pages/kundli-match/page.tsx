import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { localPath } from 'shared/i18n/local-path';
import { listCrumbs } from 'shared/ui/crumbs';
import { PageIntro } from 'shared/ui/page-intro';
import { describeBirth } from '../../../model/matching/describe-birth';
import { matchText } from '../../../model/matching/match-text';
import { MissingPage } from '../../parts/missing-page';
import { PageBody } from '../../parts/page-body';
import { MatchResult } from '../kundli-matching/match-result';
import { formPath, listSteps } from '../kundli-matching/steps';
import type { MatchData } from './load';
import { ShareBox } from './share-box';
import { keptText } from './text';

export default function KundliMatchPage({ data, lang }: PageProps<MatchData>) {
  const text = keptText[lang];
  const { clock } = usePreferences();
  const crumbs = listCrumbs([...listSteps(lang), { name: text.title, path: '' }], lang);
  if (data.kind !== 'match')
    return (
      <MissingPage
        title={text.title}
        crumbs={crumbs}
        kind={data.kind}
        message={text[data.kind]}
        again={{ href: localPath(lang, formPath), text: text.make }}
      />
    );
  const { matching } = data.kept;
  const [his, hers] = [matching.boy, matching.girl].map((birth) =>
    describeBirth(birth, { clock, lang }),
  );
  const { boy, girl } = matchText[lang];
  return (
    <>
      <PageIntro title={text.title} lead={`${boy}: ${his} · ${girl}: ${hers}`} crumbs={crumbs} />
      <PageBody>
        <MatchResult matching={matching} lang={lang} />
        <ShareBox kept={data.kept} lang={lang} text={text} />
      </PageBody>
    </>
  );
}
