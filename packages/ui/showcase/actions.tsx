import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../src/button.tsx';
import type { ButtonVariant } from '../src/button-classes.ts';
import { Icon } from '../src/icon.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

const variants: ButtonVariant[] = [
  'default',
  'primary',
  'secondary',
  'outline',
  'ghost',
  'link',
  'destructive',
  'tab',
];

export function Actions({ words }: { words: Words }) {
  return (
    <Section title={words.buttons}>
      <div className="showcase-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant === 'destructive' ? words.remove : words.edit}
          </Button>
        ))}
      </div>
      <div className="showcase-row">
        <Button size="sm">{words.save}</Button>
        <Button>{words.save}</Button>
        <Button size="lg">{words.save}</Button>
        <Button>
          <Icon of={Pencil} />
          {words.edit}
        </Button>
        <Button pending>{words.save}</Button>
        <Button disabled>{words.save}</Button>
        <Button variant="outline" disabled>
          {words.view}
        </Button>
        <IconButton icon={Pencil} label={`${words.editUser} @mira`} />
        <IconButton icon={Trash2} label={`${words.deleteUser} @mira`} variant="destructive" />
      </div>
    </Section>
  );
}
