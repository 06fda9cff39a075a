import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../../../tests/backend/answers.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { aPost, many } from '../../../../tests/backend/records.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const opener = page.getByRole('button', { name: 'Create Post' }).first();
const modal = page.getByRole('dialog', { name: 'Create Post' });
const send = modal.getByRole('button', { name: 'Create Post' });
const content = modal.getByRole('textbox', { name: 'Content' });
const question = page.getByRole('alertdialog', { name: 'Discard this post?' });
const picture = modal.getByRole('img', { name: 'The chosen picture' });

let backend: Backend;
let address: () => string;

beforeEach(async () => {
  backend = new Backend({ posts: many(14, (n) => aPost({ content: `Dive ${n}` })) });
  ({ address } = await renderPage('/admin/posts?page=2', { backend }));
  await opener.click();
  await expect.element(content).toHaveFocus();
});

const pngFile = (size = 5) => new File([new Uint8Array(size)], 'given.png', { type: 'image/png' });

function dataOf(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

function drop(dataTransfer: DataTransfer): void {
  window.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function paste(clipboardData: DataTransfer): void {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  window.dispatchEvent(event);
}

it('an empty post is not sent; a written one is first in the list', async () => {
  await send.click();
  await expect.element(modal.getByText('Please write something here.')).toBeVisible();
  expect(backend.called('POST /posts')).toEqual([]);
  await content.fill('Two mantas.\nBoth of them circled us.');
  await expect.element(modal.getByText('36 of 5,000 characters')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Post created.')).toBeVisible();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.poll(address).toBe('/admin/posts');
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Two mantas\./);
});

it('one picture of three types can be chosen, is shown, and is sent with the text', async () => {
  const sent: (FormData | null)[] = [];
  backend.on('POST /posts', ({ form }) => {
    sent.push(form);
    return { status: 201, message: 'Post created.', data: aPost() };
  });
  const input = modal.getByLabelText('Choose a picture');
  await expect.element(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect.element(input).not.toHaveAttribute('multiple');
  await content.fill('A manta');
  await userEvent.upload(input, pngFile());
  await expect
    .element(picture)
    .toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  await send.click();
  await expect.element(modal).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.get('content')).toBe('A manta');
  expect(sent[0]?.get('file')).toMatchObject({ name: 'given.png', type: 'image/png', size: 5 });
});

it('invalid pictures are rejected at the field; dropped and pasted files are accepted', async () => {
  const given = modal.getByText('given.png');
  drop(dataOf(new File(['bytes'], 'given.gif', { type: 'image/gif' })));
  const refused = modal.getByText('Only JPEG, PNG and WebP pictures can be chosen.');
  await expect.element(refused).toBeVisible();
  drop(dataOf(pngFile()));
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(given).toBeVisible();
  await modal.getByRole('button', { name: 'Remove the chosen picture' }).click();
  await expect.element(given).not.toBeInTheDocument();
  paste(dataOf(new File(['bytes'], 'given.webp', { type: 'image/webp' })));
  await expect.element(modal.getByText('given.webp')).toBeVisible();
  drop(dataOf(pngFile(10_000_001)));
  await expect.element(modal.getByText('The picture is larger than 10 MB.')).toBeVisible();
  await expect.element(modal.getByText('given.webp')).toBeVisible();
});

it('a drop of files without a file says so', async () => {
  const nothing = new DataTransfer();
  Object.defineProperty(nothing, 'types', { value: ['Files'] });
  drop(nothing);
  await expect.element(modal.getByText('No File Provided.')).toBeVisible();
});

it('an unreadable file shows an error', async () => {
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL');
  onTestFinished(() => read.mockRestore());
  read.mockImplementation(function fail(this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  drop(dataOf(pngFile()));
  await expect.element(modal.getByText('Error Occur', { exact: true })).toBeVisible();
});

it('a post that could not be sent stays in the form, and is discarded only after a confirmation', async () => {
  backend.on('POST /posts', () => refusal(507, 'The disk is full.'));
  await content.fill('Half a post');
  await send.click();
  await expect.element(modal.getByText('The disk is full.')).toBeVisible();
  await expect.element(content).toHaveValue('Half a post');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(content).toHaveValue('Half a post');
  await modal.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(modal).not.toBeInTheDocument();
  await opener.click();
  await expect.element(content).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(modal).not.toBeInTheDocument();
});

it('sending can be cancelled, and the form keeps its values', async () => {
  const held = backend.hold('POST /posts');
  const progress = modal.getByRole('progressbar', { name: 'Sending the post' });
  await content.fill('On its way');
  await send.click();
  await held.arrived();
  await expect.element(progress).toBeVisible();
  await modal.getByRole('button', { name: 'Cancel sending' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(content).toHaveValue('On its way');
  // A cancelled request shows no error.
  expect(page.getByRole('alert').elements()).toEqual([]);
  held.release();
});

it('Control+Enter sends', async () => {
  await content.fill('By keys alone');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(modal).not.toBeInTheDocument();
  expect(backend.records.posts[0]?.content).toBe('By keys alone');
});

it('the question whether to discard a post goes when it has been sent', async () => {
  const held = backend.hold('POST /posts');
  await content.fill('On its way');
  await send.click();
  await held.arrived();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  held.release();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});
