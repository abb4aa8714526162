import { defineContent } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { remoteFolder } from '../../remote-folder';
import { siteItem } from './site-item';

const words = z.object({ title: z.string(), summary: z.string().default('') }).strict();

function defineLinks(kind: string) {
  const content = defineContent(remoteFolder, kind, {
    item: {
      /** for a category the kinds whose lists offer it */
      tags: z.array(z.string()).optional(),
      href: z.string().optional(),
      en: words,
      hi: words,
    },
  });
  return { kind, read: () => content.read().map(({ slug, item }) => siteItem({ slug, ...item })) };
}

/** Each category with the kinds whose lists offer it. */
export const categories = defineLinks('categories');
/** What the home page may point to. */
export const banners = defineLinks('banners');
/** What the site offers, each leading to its page. */
export const services = defineLinks('services');
/** Ways into what there is to read, each leading to a list. */
export const collections = defineLinks('collections');
