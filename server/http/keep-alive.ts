/** In milliseconds: longer than a proxy's usual minute, so that the proxy is the one to close an idle connection. */
export const keepAliveTimeout = 65_000;
