import type { PageProps } from 'shared/remote-kit/page';
import { CityPanel } from '../../parts/city-choice/city-panel';
import type { CityPieceData } from './load';

/** The city of the site in the drawer. */
export default function DrawerCity({ data, lang }: PageProps<CityPieceData>) {
  return <CityPanel place="drawer" back={data.back} lang={lang} />;
}
