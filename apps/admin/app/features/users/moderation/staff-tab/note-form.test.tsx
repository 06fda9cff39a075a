import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { NoteForm } from './note-form.tsx';

const patience = { timeout: hangs.expectationMs };
i18n.loadAndActivate({ locale: 'en', messages: {} });

const onCancel = vi.fn<() => void>();

beforeEach(() => onCancel.mockReset());

/** Opens the form of a note, and types. @returns its field */
async function edit(text: string): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <I18nProvider i18n={i18n}>
      <NoteForm
        body="Calls at night."
        pending={false}
        error={null}
        onSave={() => undefined}
        onCancel={onCancel}
      />
    </I18nProvider>,
  );
  const area = await vi.waitFor(() => found(place, 'textarea'), patience);
  // Uses the native setter, so that React detects the change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return area;
}

function found(place: ParentNode, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

function pressEscape(area: HTMLElement): void {
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

it('Escape closes an unchanged note', async () => {
  pressEscape(await edit('Calls at night.'));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('Escape asks before it discards what was typed', async () => {
  pressEscape(await edit('Calls at noon.'));
  const popup = await vi.waitFor(() => found(document, '[role=alertdialog]'), patience);
  expect(popup.textContent).toContain('Leave without saving?');
  expect(onCancel).not.toHaveBeenCalled();
  found(popup, 'button:last-of-type').click();
  expect(onCancel).toHaveBeenCalledTimes(1);
});
