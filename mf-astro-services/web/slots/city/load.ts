import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';

/** Where a choice made in the frame leads back to. */
export interface CityPieceData {
  back: string;
}

const load: Load<CityPieceData> = async ({ lang, path, query }) => {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const head = { title: '', description: '' };
  return { data: { back: localPath(lang, path + search) }, head, keepSeconds: 60 };
};

export default load;
