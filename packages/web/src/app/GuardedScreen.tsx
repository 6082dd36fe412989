import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

export interface ScreenModule {
  Component: ComponentType;
}

/** Shows the screen that the route's loader fetched once the guard had let it. */
export function GuardedScreen() {
  const { Component } = useLoaderData<ScreenModule>();
  return <Component />;
}
