/** Of each field: what is said when it is empty, when it is wrong, and the least length that is right. */
export type FormRules = Record<string, { missing?: string; wrong?: string; least?: number }>;

/** The rules of one field as the attributes that app/browser/site-form.ts reads. */
export function ruleAttributes(rules: FormRules, name: string) {
  const { missing, wrong, least } = rules[name] ?? {};
  return { "data-missing": missing, "data-wrong": wrong, "data-least": least };
}
