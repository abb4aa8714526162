import type { Load } from 'shared/remote-kit/page';
import type { BirthState } from '../../model/birth-form';
import { readBirthFields, startBirth } from '../../model/birth-form';
import { submitBirth } from '../../model/submit-birth';
import { pageText } from './text';

const load: Load<BirthState> = async ({ form, call, lang }) => {
  const data = form ? await submitBirth(readBirthFields(form), call, lang) : startBirth();
  const { title, description } = pageText[lang];
  const hasProblems = Object.keys(data.problems).length > 0;
  return {
    data,
    head: {
      title: `${title} | Tarapath`,
      description,
      jsonLd: [
        {
          '@type': 'WebApplication',
          name: title,
          description,
          applicationCategory: 'LifestyleApplication',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR' },
        },
      ],
    },
    ...(data.failed ? { status: 503 } : hasProblems ? { status: 400 } : {}),
  };
};

export default load;
