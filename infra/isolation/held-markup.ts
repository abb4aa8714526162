import { randomBytes } from 'node:crypto';

/** Less is sent along. */
const WORTH_IT = 1_000;

/**
 * The markup of remotes while the shell composes a page around it. The shell gets a mark for each piece,
 * so that most of a page does not cross to its process and back.
 */
export class HeldMarkup {
  /** Nobody can write a mark that belongs to another page. */
  private readonly key = randomBytes(9).toString('base64url');
  private readonly held: string[] = [];

  /** Keeps a piece and returns the mark that stands for it. */
  hold(html: string): string {
    if (html.length < WORTH_IT) return html;
    return `<!--held ${this.key} ${this.held.push(html) - 1}-->`;
  }

  /** The page with every piece in its place; a mark within a piece is only text. */
  restore(page: string): string {
    if (this.held.length === 0) return page;
    return page.replace(/<!--held ([\w-]+) (\d+)-->/g, (mark, key, index) =>
      key === this.key ? (this.held[Number(index)] ?? mark) : mark,
    );
  }
}
