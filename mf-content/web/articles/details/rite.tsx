import type { FullDetails } from 'shared/contracts/content-details';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import { Html } from './html';

interface RiteProps {
  rite: Pick<FullDetails<'festival'>, 'samagri' | 'vidhi' | 'katha' | 'foods'>;
  lang: Lang;
}

/** How a vrat or a festival is kept: what is needed, the steps, the story, and the food. */
export function Rite({ rite, lang }: RiteProps) {
  const { samagri, vidhi, katha, foods } = rite;
  const t = text[lang];
  return (
    <>
      <List title={t.samagri} items={samagri} />
      <List title={t.vidhi} items={vidhi} isOrdered />
      {katha && (
        <section>
          <h2>{t.katha}</h2>
          <Html html={katha} />
        </section>
      )}
      <List title={t.foods} items={foods} />
    </>
  );
}

function List({
  title,
  items,
  isOrdered = false,
}: {
  title: string;
  items: string[];
  isOrdered?: boolean;
}) {
  if (items.length === 0) return null;
  const entries = items.map((item) => <li key={item}>{item}</li>);
  return (
    <section>
      <h2>{title}</h2>
      {isOrdered ? <ol>{entries}</ol> : <ul>{entries}</ul>}
    </section>
  );
}
