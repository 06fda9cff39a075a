import { Badge, type BadgeTone } from '../src/badge.tsx';
import { Button } from '../src/button.tsx';
import { ErrorBox } from '../src/error-box.tsx';
import { Spinner } from '../src/spinner.tsx';
import { ThreeDots } from '../src/three-dots.tsx';
import { toast } from '../src/toast.ts';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

export function Feedback({ words }: { words: Words }) {
  const badges: [BadgeTone, string][] = [
    ['info', words.low],
    ['warn', words.medium],
    ['notice', words.high],
    ['danger', words.urgent],
    ['ok', words.open],
    ['notice', words.pending],
    ['neutral', words.closed],
  ];
  return (
    <Section title={words.feedback}>
      <div className="showcase-row">
        {badges.map(([tone, text]) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <ErrorBox
        action={
          <Button variant="outline" size="sm">
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </ErrorBox>
      <div className="showcase-row">
        <Button variant="outline" onClick={() => toast.success(words.saved)}>
          {words.showSuccess}
        </Button>
        <Button variant="outline" onClick={() => toast.error(words.failed)}>
          {words.showError}
        </Button>
        <Spinner label={words.loading} />
        <ThreeDots label={words.loading} />
      </div>
    </Section>
  );
}
