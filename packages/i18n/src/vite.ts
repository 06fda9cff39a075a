import { fileURLToPath } from 'node:url';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

/**
 * Lingui for an app's Vite config: compiles the macros of `@lingui/core/macro` and
 * `@lingui/react/macro`, and loads `.po` catalogs as modules. An invalid ICU message fails the
 * build.
 */
export function linguiPlugins(): PluginOption[] {
  return [babel({ presets: [macroPreset()] }), lingui({ configPath, failOnCompileError: true })];
}

/**
 * Replaces Lingui's preset, which looks for its config and Babel plugin in the folder of the app
 * that is built. Files without a macro skip Babel.
 */
function macroPreset() {
  const linguiConfig = getConfig({ configPath });
  return defineRolldownBabelPreset({
    preset: { plugins: [[linguiMacro, { linguiConfig }]] },
    rolldown: { filter: { code: /from\s*['"]@lingui\/(?:core|react)\/macro['"]/ } },
  });
}
