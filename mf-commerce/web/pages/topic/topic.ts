/** A page that explains a service: the data of the shared topic page, in one language. */
export interface Topic {
  title: string;
  lead: string;
  /** The way here, without the page itself; addresses in the page's language. */
  crumbs: { href: string; text: string }[];
  picture: { src: string; alt: string };
  sections: TopicSection[];
  /** What can be done today. */
  today: { title: string; text: string; links: { href: string; text: string }[] };
}

/** A part of a topic: `steps` are numbered, `cards` stand side by side, `points` follow each other. */
export interface TopicSection {
  kind: 'steps' | 'cards' | 'points';
  title: string;
  lead?: string;
  items: { term: string; text: string }[];
}

/** A topic before its addresses are put into a language: paths are English ones. */
export type TopicText = Record<'en' | 'hi', Topic & { headTitle: string }>;
