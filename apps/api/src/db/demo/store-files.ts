import type { FileStorage } from '../../files/storage.ts';
import { openLettering } from './certificates/lettering.ts';
import type { DemoFile, Drawing } from './demo-files.ts';
import type { Draw, Rendered } from './render-drawing.ts';

export type StoredFile = { file: DemoFile; rendered: Rendered };

/** Two drawings at a time keep two cores busy and leave the event loop free in between. */
const atOnce = 2;

/** Draws what is needed once and writes it under the id of every file that shows it. */
export async function storeFiles(
  files: readonly DemoFile[],
  {
    storage,
    draw,
    onStored,
  }: {
    storage: Pick<FileStorage, 'write'>;
    draw: Draw;
    onStored: (count: number) => void;
  },
): Promise<StoredFile[]> {
  const lettering = await openLettering();
  const groups = Map.groupBy(files, ({ drawing }) => drawingKey(drawing));
  const waiting = [...groups.values()];
  const stored: StoredFile[] = [];
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const [first] = group;
      if (!first) continue;
      const rendered = await draw(first.drawing, lettering);
      for (const file of group) await storage.write(file.id, rendered.variants);
      stored.push(...group.map((file) => ({ file, rendered })));
      onStored(stored.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

function drawingKey(drawing: Drawing): string {
  switch (drawing.type) {
    case 'scene':
      return `scene ${drawing.scene.name}`;
    case 'avatar':
      return `avatar ${drawing.avatar.name}`;
    case 'card':
      return `card ${drawing.card.number} ${drawing.as}`;
  }
}
