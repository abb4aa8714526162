import type { PageProps } from 'shared/remote-kit/page';
import type { BondState } from '../../forms/bond-form';
import { BondPage } from '../../parts/bond/bond-page';
import { pageText } from './text';

export default function LoveCalculatorPage({ data, lang }: PageProps<BondState>) {
  return <BondPage kind="love" data={data} lang={lang} pageText={pageText[lang]} />;
}
