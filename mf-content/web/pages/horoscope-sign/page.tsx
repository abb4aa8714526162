import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { nameTime } from '../../../model/horoscope-periods';
import { horoscopePath, horoscopeSteps } from '../../../model/horoscope-steps';
import { signs } from '../../../model/signs';
import { PeriodNav } from '../horoscope/period-nav';
import { Tabs } from '../horoscope/tabs';
import { Areas } from './areas';
import type { SignData } from './load';
import { Lucky } from './lucky';
import { MoonPath } from './moon-path';
import { OtherSigns } from './other-signs';
import classes from './page.module.css';
import { Reasons } from './reasons';
import { SignMissing } from './sign-missing';
import { signText } from './text';

/** One sign's horoscope for a day, week, month or year. */
export default function SignPage({ data, lang }: PageProps<SignData>) {
  if (data.found !== 'yes') return <SignMissing data={data} lang={lang} />;
  const { horoscope, step, crumbs, period } = data;
  const text = signText[lang];
  const name = signs.find(({ slug }) => slug === horoscope.sign)?.[lang] ?? horoscope.sign;
  return (
    <>
      <div className={classes.top}>
        <PageIntro
          title={text.titles[period](name)}
          lead={nameTime(horoscope, lang)}
          crumbs={crumbs}
        >
          <Tabs
            label={text.stepNav}
            tabs={horoscopeSteps[period].map(({ path }) => ({
              href: localPath(lang, horoscopePath(period, horoscope.sign, path)),
              text: text.steps[period][path] ?? path,
              isCurrent: path === step,
            }))}
          />
        </PageIntro>
        <img
          className={classes.sign}
          src={`/media/mf-content/signs/${horoscope.sign}.svg`}
          alt=""
          width={160}
          height={160}
        />
      </div>
      <div className={classes.columns}>
        <article className={classes.reading}>
          {[horoscope.summary, ...horoscope.paragraphs].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Areas areas={horoscope.areas} lang={lang} />
          <p className={classes.note}>{text.areasNote}</p>
        </article>
        <aside className={classes.beside}>
          <Lucky lucky={horoscope.lucky} lang={lang} />
          <MoonPath
            stays={horoscope.moon}
            date={period === 'daily' ? horoscope.from : null}
            lang={lang}
          />
        </aside>
      </div>
      <Reasons horoscope={horoscope} lang={lang} />
      <Section title={text.othersTitle} tone="soft">
        <OtherSigns period={period} current={horoscope.sign} lang={lang} />
        <div className={classes.more}>
          <PeriodNav
            current={step === '' ? period : null}
            pathOf={(other) => horoscopePath(other, horoscope.sign)}
            lang={lang}
          />
        </div>
        <div className={classes.actions}>
          <Button href={localPath(lang, '/astrology-services/free-kundli')}>{text.chart}</Button>
          <Button tone="secondary" href={localPath(lang, '/astrology-services/talk-to-astrologer')}>
            {text.talk}
          </Button>
        </div>
      </Section>
    </>
  );
}
