import base from '/tmp/wt/frame/apps/admin/playwright.config.ts';
export default { ...base, globalSetup: undefined, projects: [{ name: 'panel' }], use: { ...base.use, baseURL: 'http://127.0.0.1:5601' } };
