import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'shared/contracts/zod';
import { placeInMedia } from './media-place';
import { packedPlace, readRawItems, type RawItem } from './raw-items';

type Shape = Readonly<Record<string, z.ZodType>>;
/** What fields of a shape hold once they are checked. */
export type Fields<S extends Shape> = z.output<ReturnType<typeof z.object<S>>>;

/** An item of a remote's content folder: `content/<kind>/<slug>/`. */
export interface ContentItem<Item, Text> {
  kind: string;
  slug: string;
  /** `item.yaml`, without its position */
  item: Item;
  /** `en.md` and `hi.md`: see `parseTextFile` */
  en: Text;
  hi: Text;
  /** Pictures and recordings beside its texts, by name. */
  files: string[];
}

/** The items of a folder of content, all of one shape. */
export interface ContentKind<Item, Text> {
  kind: string;
  /** Reads and checks all, by their position. @throws Error that names each file and field that is wrong */
  read(): ContentItem<Item, Text>[];
}

/**
 * Names a kind of content with the shape of its files, `content/<kind>/<slug>/{item.yaml, en.md, hi.md}`; in
 * a release all items of a kind are one file. The API names its kinds in `RemoteApi.content`: a build checks
 * them. Every `item.yaml` has a `position`, a number that no other item of the kind has.
 * @param folder the remote's folder, or the release's: the one above the API's
 * @param shapes the fields of item.yaml, and of en.md and hi.md; without the latter there are no such files
 */
export function defineContent<Item extends Shape, Text extends Shape = Record<never, never>>(
  folder: string,
  kind: string,
  shapes: { item: Item; text?: Text },
): ContentKind<Fields<Item>, Fields<Text>> {
  const item = z.object({ ...shapes.item, position: z.number() }).strict();
  const text = shapes.text ? z.object(shapes.text).strict() : null;
  return {
    kind,
    read() {
      const raw = readRaw(folder, kind);
      const wrong = raw.flatMap((one) => [
        ...describeFaults(item, one.item, `${kind}/${one.slug}/item.yaml`),
        ...(['en', 'hi'] as const).flatMap((lang) =>
          describeTextFaults(text, one[lang], `${kind}/${one.slug}/${lang}.md`),
        ),
      ]);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      const items = raw.map(({ slug, files, ...one }) => {
        const { position, ...fields } = item.parse(one.item) as Fields<Item> & { position: number };
        const [en, hi] = [one.en, one.hi].map((words) => text?.parse(words) ?? {});
        return { position, found: { kind, slug, files, item: fields, en, hi } };
      });
      items.sort((a, b) => a.position - b.position);
      refuseSamePosition(items);
      return items.map(({ found }) => found) as ContentItem<Fields<Item>, Fields<Text>>[];
    },
  };
}

/** The place in the remote's media of a file beside an item's texts. @throws Error when it is not there */
export function mediaOf(
  { kind, slug, files }: Pick<ContentItem<unknown, unknown>, 'kind' | 'slug' | 'files'>,
  file: string,
): string {
  if (!files.includes(file)) throw new Error(`${kind}/${slug}/${file} is not there`);
  return placeInMedia(kind, slug, file);
}

function readRaw(folder: string, kind: string): RawItem[] {
  const packed = path.join(folder, packedPlace(kind));
  if (!existsSync(packed)) return readRawItems(path.join(folder, 'content'), kind);
  return JSON.parse(readFileSync(packed, 'utf8')) as RawItem[];
}

function describeTextFaults(text: z.ZodType | null, words: unknown, file: string): string[] {
  if (text && words !== undefined) return describeFaults(text, words, file);
  if (text) return [`${file} is not there`];
  return words === undefined ? [] : [`${file} is read by nobody`];
}

function describeFaults(shape: z.ZodType, fields: unknown, file: string): string[] {
  const { error } = shape.safeParse(fields);
  return (error?.issues ?? []).map((issue) =>
    [file, ...(issue.path.length > 0 ? [issue.path.join('.')] : []), issue.message].join(': '),
  );
}

function refuseSamePosition(
  items: { position: number; found: { kind: string; slug: string } }[],
): void {
  for (const [index, { position, found }] of items.entries()) {
    const next = items[index + 1];
    if (next?.position === position)
      throw new Error(
        `${found.kind}/${found.slug}/item.yaml: position: ${next.found.slug} has ${position} too`,
      );
  }
}
