import { Recent } from '../../recent';

const keptMs = 15 * 60_000;

/**
 * Finished PDFs of some 40 kB: one that is asked for again within a quarter of an hour isn't drawn
 * again.
 */
export class PdfShelf {
  private readonly kept: Recent<{ pdf: Promise<Buffer>; until: number }>;

  constructor(
    private readonly now: () => Date,
    room = 100,
  ) {
    this.kept = new Recent(room);
  }

  /** @param key everything the PDF is made of, but for the time of day */
  read(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const now = this.now().getTime();
    const found = this.kept.get(key);
    if (found && now < found.until) return found.pdf;
    const pdf = draw();
    this.kept.set(key, { pdf, until: now + keptMs });
    pdf.catch(() => this.kept.delete(key));
    return pdf;
  }
}
