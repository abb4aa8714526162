/** What can be wrong with a picture, or with sending it. */
export type PictureProblem = 'tooLarge' | 'noPicture' | 'often' | 'failed';
export type PictureOutcome = 'saved' | PictureProblem;

const problems: Record<string, PictureProblem> = {
  payload_too_large: 'tooLarge',
  invalid_input: 'noPicture',
  too_many_requests: 'often',
};

/** How the last upload ended: its form comes back to the page with that in the address. */
export function readPictureOutcome(query: URLSearchParams): PictureOutcome | null {
  if (query.get('form') !== 'auth.upload_image') return null;
  if (query.get('outcome') === 'ok') return 'saved';
  return problems[query.get('reason') ?? ''] ?? 'failed';
}
