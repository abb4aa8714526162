/** A tile: a small titled text, with a picture or a link when there is one. */
export interface TopicTile {
  /** Anchor within the page. */
  id?: string;
  title: string;
  text: string;
  meta?: string;
  /** Path within the site, without language prefix. */
  href?: string;
  /** Path of a square picture of this remote, below `media/`. */
  picture?: string;
}

/** The company and its grievance officer, as the settings name them. */
interface CompanyBlock {
  kind: 'company';
  heading: string;
  intro?: string;
}

/** One part of a topic page; `id` is its anchor. */
export type TopicBlock = { id?: string } & (
  | CompanyBlock
  | { kind: 'text'; heading: string; paragraphs: string[] }
  | { kind: 'list'; heading: string; intro?: string; items: { term: string; text: string }[] }
  | { kind: 'steps'; heading: string; intro?: string; items: { term: string; text: string }[] }
  | { kind: 'tiles'; heading: string; intro?: string; items: TopicTile[] }
  | { kind: 'links'; heading: string; intro?: string; items: TopicTile[] }
);

/** The text of one page in one language. */
export interface Topic {
  title: string;
  description: string;
  lead: string;
  /** Name of the picture in `media/sections/`. */
  picture?: string;
  /** What the page invites to, as a button below the lead. */
  action?: { text: string; href: string };
  /** `reading` sets the parts as one column of text, for policies; `guide` as sections. */
  layout: 'guide' | 'reading';
  /** ISO date of the last change of a policy. */
  updated?: string;
  blocks: TopicBlock[];
}

/** The way from home to a topic: path and text of each step between. */
export type TopicTrail = { href: string; text: string }[];
