export const text = {
  en: {
    title: 'Confirm it is you',
    description: 'The second factor, once more.',
    lead: 'What comes next is grave, so please confirm it with your authenticator app. It then counts for ten minutes.',
    confirm: 'Confirm',
  },
  hi: {
    title: 'पुष्टि करें कि यह आप हैं',
    description: 'दूसरा प्रमाण, एक बार और।',
    lead: 'आगे का काम गंभीर है, इसलिए अपने ऑथेंटिकेटर ऐप से पुष्टि करें। यह दस मिनट तक मान्य रहेगी।',
    confirm: 'पुष्टि करें',
  },
};
