import type { APIResponse } from '@playwright/test';

/**
 * What a messenger's server reads of a page: the HTML alone, without scripts or further requests.
 */
export interface Preview {
  html: string;
  status: number;
  title: string;
  /** The content of the `<meta>` with this `name` or `property`. */
  meta: (name: string) => string | undefined;
  canonical: string | undefined;
  /** The structured data. */
  data: Record<string, unknown>;
}

export async function previewOf(answer: APIResponse): Promise<Preview> {
  const html = await answer.text();
  const find = (pattern: RegExp) => decoded(pattern.exec(html)?.[1]);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return {
    html,
    status: answer.status(),
    title: find(/<title>(.*?)<\/title>/s) ?? '',
    meta: (name) => find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    data: JSON.parse(data),
  };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decoded(text: string | undefined): string | undefined {
  return text?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
