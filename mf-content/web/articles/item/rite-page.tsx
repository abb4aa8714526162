import type { PageProps } from 'shared/remote-kit/page';
import { Dates } from '../dates/dates';
import { isRite } from '../kinds';
import { RiteFacts } from '../details/rite-facts';
import type { ItemData } from './load';
import ItemPage from './page';

/** A festival or a vrat: an item that begins with what it is and when. */
export default function RitePage(props: PageProps<ItemData>) {
  const { data, lang } = props;
  if (data.found !== 'yes' || !isRite(data.article)) return <ItemPage {...props} />;
  const { article, dates, path } = data;
  const top = (
    <>
      <RiteFacts rite={article.item.details} lang={lang} />
      {dates && <Dates data={dates} path={path} lang={lang} />}
    </>
  );
  return <ItemPage {...props} top={top} />;
}
