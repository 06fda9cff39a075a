export const examplePreset = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  kind: 'ticket-reply',
  locale: 'en',
  title: 'Thank you, we are looking into it',
  text: 'Thank you for telling us. We are looking into it and will write again when we know more.',
};
