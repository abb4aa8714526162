import type { PageProps } from 'shared/remote-kit/page';
import { CityPanel } from '../../parts/city-choice/city-panel';
import type { CityPieceData } from './load';

/** The city of the site in the header. */
export default function HeaderCity({ data, lang }: PageProps<CityPieceData>) {
  return <CityPanel place="header" back={data.back} lang={lang} />;
}
