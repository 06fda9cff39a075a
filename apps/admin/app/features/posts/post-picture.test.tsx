import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostPicture } from './post-picture.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const markup = (resourceId: string | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PostPicture resourceId={resourceId} fit="card" />
    </I18nProvider>,
  );

it('a card without a picture has a placeholder of the same size', () => {
  expect(markup('reef')).toMatch(/^<img .*class="aspect-video w-full /);
  expect(markup(null)).toMatch(/^<svg aria-hidden="true" .*class="aspect-video w-full"/);
  expect(markup(null)).not.toContain('<img');
});
