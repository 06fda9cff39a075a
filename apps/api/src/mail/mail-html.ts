import type { RenderedMail, RenderedPart } from './rendered-mail.ts';

/**
 * The HTML of a mail. Inline styles and a table, because mail programs drop style sheets; nothing is loaded
 * from anywhere. The direction is also in the style of the body, because some programs drop `dir`.
 */
export function mailHtml({ lang, dir, brand, subject, parts, footer }: RenderedMail): string {
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body dir="${dir}" style="direction:${dir};margin:0;padding:24px 12px;background:#eef3f6;color:#10222e;font:16px/1.6 'Segoe UI',Tahoma,Arial,sans-serif">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px">
<tr><td dir="${dir}" style="padding:28px;text-align:start">
<p style="margin:0 0 20px;font-weight:700;color:#0b5d7a"><bdi>${escape(brand)}</bdi></p>
${parts.map(htmlOf).join('\n')}
<p style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid #dbe4e9;font-size:13px;color:#4a5f6c">${escape(footer)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlOf(part: RenderedPart): string {
  if (part.kind === 'paragraph') return `<p style="margin:0 0 16px">${escape(part.words)}</p>`;
  if (part.kind === 'code') {
    return `<p dir="ltr" style="margin:0 0 16px;text-align:center;font:700 30px/1.4 Consolas,Menlo,monospace;letter-spacing:6px">${escape(part.code)}</p>`;
  }
  if (part.kind === 'quote') {
    return `<p dir="auto" style="margin:0 0 16px;padding:12px 16px;border-inline-start:4px solid #0b5d7a;background:#eef3f6;white-space:pre-wrap;overflow-wrap:anywhere">${escape(part.lines).replaceAll('\n', '<br>')}</p>`;
  }
  const address = escape(part.link);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0b5d7a;color:#ffffff;font-weight:600;text-decoration:none">${escape(part.words)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;color:#4a5f6c;overflow-wrap:anywhere">${address}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
