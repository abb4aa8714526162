import { readContent } from '../../read-content';
import RemedyPage from 'site/mf-content/web/pages/remedy/page';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const { head, frame } = await readContent();
  const { publicUrl } = frame.site;
  const canonical = publicUrl + frame.path;
  return {
    title: head.title,
    description: head.description,
    alternates: {
      canonical,
      languages: { en: canonical, hi: `${publicUrl}/hi${frame.path}`, 'x-default': canonical },
    },
    openGraph: {
      siteName: frame.site.name,
      type: 'website',
      title: head.title,
      description: head.description,
      url: canonical,
    },
  };
}

export default async function Page({ params }) {
  const { data, jsonLd, session } = await readContent();
  return (
    <>
      {jsonLd.map((entry, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(entry),
          }}
        />
      ))}
      <RemedyPage data={data} lang="en" params={await params} session={session} />
    </>
  );
}
