import { cookies } from 'next/headers';
import content from '../content.json';

/** The content the site's page was rendered from. Reading the cookie makes every request its own. */
export async function readContent() {
  const session = (await cookies()).get('userDetails') ?? null;
  return { ...content, session };
}
