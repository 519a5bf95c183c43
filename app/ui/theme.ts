const storageKey = "theme";

/**
 * An inline script for <head>: sets the remembered theme before the first paint, so that nothing flashes, and
 * serves every `[data-theme-choice]` button (see ThemeSwitch), so that the switch works on pages without React.
 */
export const themeScript = `(function(r,k){function mark(){var t=r.dataset.theme||"system";document.querySelectorAll("[data-theme-choice]").forEach(function(b){b.setAttribute("aria-pressed",String(b.dataset.themeChoice===t))})}function set(t){if(t==="light"||t==="dark")r.dataset.theme=t;else delete r.dataset.theme}try{set(localStorage.getItem(k))}catch{}addEventListener("DOMContentLoaded",mark);addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-theme-choice]");if(!b)return;var t=b.dataset.themeChoice;set(t);try{if(t==="system")localStorage.removeItem(k);else localStorage.setItem(k,t)}catch{}mark()})})(document.documentElement,"${storageKey}");`;
