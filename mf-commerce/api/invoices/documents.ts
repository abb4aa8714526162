import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { localPath } from 'shared/i18n/local-path';
import type { BoundDocument, DocumentAnswer, DocumentRequest } from 'shared/remote-kit/document';
import { invoiceLines, invoices } from '../data/invoice-schema';
import { drawPaper, type Paper } from './draw-paper';
import { pathOfPaper } from './list-papers';

/** Papers as PDF, drawn from what was kept, for their customer and for staff who work with them. */
export function paperDocuments(db: NodePgDatabase): BoundDocument[] {
  return [
    {
      path: pathOfPaper(':id'),
      isPersonal: true,
      allowance: { count: 100, seconds: 600 },
      async handle({ params, lang, session, staff }) {
        if (!session && !staff) return leadToSignIn(lang);
        const id = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? Number(params.id) : null;
        const paper = id === null ? null : await readPaper(db, id);
        if (!paper || !mayRead(paper, session, staff)) return null;
        return {
          type: 'application/pdf',
          body: await drawPaper(paper, lang),
          headers: {
            'content-disposition': `inline; filename="${paper.head.serial.replaceAll('/', '-')}.pdf"`,
            'x-robots-tag': 'noindex',
          },
        };
      },
    },
  ];
}

function mayRead(
  { head }: Paper,
  session: DocumentRequest['session'],
  staff: DocumentRequest['staff'],
): boolean {
  if (session && head.customerId === session.id) return true;
  const { permissions = [] } = staff ?? {};
  return permissions.includes('shop.manage') || permissions.includes('money.read');
}

async function readPaper(db: NodePgDatabase, id: number): Promise<Paper | null> {
  const [head] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!head) return null;
  const [lines, [credits]] = await Promise.all([
    db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, id))
      .orderBy(asc(invoiceLines.position)),
    head.creditsId === null
      ? []
      : db
          .select({ serial: invoices.serial, day: invoices.day })
          .from(invoices)
          .where(eq(invoices.id, head.creditsId)),
  ]);
  return { head, lines, credits: credits ?? null };
}

/** Whose session has ended goes on with the list of orders, which leads to this paper. */
function leadToSignIn(lang: 'en' | 'hi'): DocumentAnswer {
  const next = encodeURIComponent(localPath(lang, '/order-history'));
  const location = `${localPath(lang, '/sign-in')}?next=${next}`;
  return { status: 303, type: 'text/plain; charset=utf-8', body: '', headers: { location } };
}
